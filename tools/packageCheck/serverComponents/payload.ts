/** Returns the client modules that a payload of server components loads. */
export const listClientModules = (payload: string): string[] =>
  [...payload.matchAll(/^\w+:I(\[.*\])$/gm)].map(([, row = '']) => (JSON.parse(row) as [id: string])[0])
