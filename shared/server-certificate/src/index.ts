export { listenOptions } from './listen-options';
export { readServerCertificate, type ServerCertificate } from './server-certificate';
