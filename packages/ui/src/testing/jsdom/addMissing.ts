/** Defines the members that an object lacks. What jsdom, or the test, has defined stays. */
export function addMissing(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members))
    // Vitest declares some globals of browsers without a value.
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: true })
}
