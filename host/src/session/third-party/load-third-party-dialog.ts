/** Loaded when somebody asks for it. */
export async function loadThirdPartyDialog() {
  const { ThirdPartyDialog } = await import(/* webpackChunkName: "third-party" */ './third-party-dialog');
  return ThirdPartyDialog;
}
