/** Whether HTML shows nothing, as that of an editor does in which nothing was written. */
export function hasNoContent(html: string): boolean {
  if (/<(img|hr)\b/i.test(html)) return false;
  return html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s|\u200b|\ufeff/g, '') === '';
}
