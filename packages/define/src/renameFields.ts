import * as z from 'zod/mini'

type Shape = Record<string, z.core.$ZodType<any, any>>
type Output<S extends Shape> = {
  [Name in keyof S as undefined extends z.core.output<S[Name]> ? never : Name]: z.core.output<S[Name]>
} & {
  [Name in keyof S as undefined extends z.core.output<S[Name]> ? Name : never]?: z.core.output<S[Name]>
}

const renamings = new WeakMap<
  object,
  { shape: Shape; wireNames: Readonly<Record<string, string | undefined>> }
>()

/** Returns the domain name of a field that a response names by its wire path, such as `user.provincia` or `jobs.0`. */
export function findFieldName(schema: object | undefined, path: string): string {
  const wireName = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  const search = (candidate: object | undefined): string | undefined => {
    const renaming = candidate && renamings.get(candidate)
    if (!renaming) return undefined
    const found = Object.keys(renaming.shape).find((name) => (renaming.wireNames[name] ?? name) === wireName)
    return found ?? Object.values(renaming.shape).map(search).find(Boolean)
  }
  return search(schema) ?? wireName
}

/**
 * Creates a codec between an object with domain names and the same object with wire names.
 * The wire side is validated, so errors name the field as sent. Unknown fields are dropped.
 */
export function renameFields<S extends Shape>(shape: S, wireNames: { readonly [Name in keyof S]?: string }) {
  const toWireName = (name: string) => wireNames[name] ?? name
  const names = Object.keys(shape)
  const wire = z.object(
    Object.fromEntries(names.map((name) => [toWireName(name), shape[name] as Shape[string]])),
  )
  const codec = z.codec(wire, z.custom<Output<S>>(), {
    decode: (sent) =>
      Object.fromEntries(
        names.flatMap((name) => (toWireName(name) in sent ? [[name, sent[toWireName(name)]]] : [])),
      ) as Output<S>,
    encode: (values: Readonly<Record<string, unknown>>) => {
      const sent: Record<string, unknown> = {}
      for (const name of names) if (values[name] !== undefined) sent[toWireName(name)] = values[name]
      return sent
    },
  })
  renamings.set(codec, { shape, wireNames })
  return codec
}
