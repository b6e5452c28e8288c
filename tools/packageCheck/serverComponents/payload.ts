/** Returns the addresses of the client modules that a payload of server components loads. */
export const listClientModules = (payload: string): string[] => [
  ...new Set([...payload.matchAll(/"(file:[^"]+\.js)"/g)].map(([, address = '']) => address)),
]
