/** The source of a module of Quill, in which whatever is set as HTML passes the policy that the page allows. */
export default function trustedQuill(source: string): string;
