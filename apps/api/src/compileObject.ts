/** A member of the created object: a property or element of the value, passed through `convert` if there is one. */
export interface Member {
  name: string
  key: string | number
  convert: ((value: unknown) => unknown) | null
}

/** The members of an object that generated code creates. A nested list creates a nested object. */
export type Members = readonly (Member | { name: string; members: Members })[]

/**
 * Compiles a function that creates an object from `value`. V8 optimizes it for its own properties; a common loop over names
 * takes ten times as long. The code contains only names and keys, as JSON.
 */
export function compileObject(members: Members): (value: unknown) => Record<string, unknown> {
  const converts: unknown[] = []
  const toLiteral = (list: Members): string =>
    `{${list.map((member) => `${JSON.stringify(member.name)}: ${toExpression(member)}`).join(', ')}}`
  const toExpression = (member: Members[number]): string => {
    if ('members' in member) return toLiteral(member.members)
    const access = `value[${JSON.stringify(member.key)}]`
    return member.convert ? `c${converts.push(member.convert) - 1}(${access})` : access
  }
  const literal = toLiteral(members)
  const parameters = converts.map((_, index) => `c${index}`)
  // oxlint-disable-next-line typescript/no-implied-eval -- Contains nothing that a user has entered.
  return new Function(...parameters, `return (value) => (${literal})`)(...converts)
}
