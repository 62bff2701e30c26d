/** Names and addresses of this machine alone, as hosts of a URL or interfaces to listen on. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
