/** `TIMEOUT_FACTOR`: machines that are too slow for the timeouts of the server, such as those of tests, have longer ones. */
export const timeoutFactor = Number(process.env['TIMEOUT_FACTOR'] || 1)
