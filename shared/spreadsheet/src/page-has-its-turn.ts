/** Long work in the page pauses here now and then, so that the page stays responsive. */
export const pageHasItsTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
