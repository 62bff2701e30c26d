export const ERROR_LOG_PATH = '/error-log/log';
