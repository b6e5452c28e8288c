/** Key of a user's unsent messages in the storage of the browser. */
export const outgoingKey = (viewer: number) => `plomada-mensajes-sin-enviar-${viewer}`
