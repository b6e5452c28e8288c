import * as z from 'zod/mini'

type Shape = Record<string, z.core.$ZodType<any, any>>
type Output<S extends Shape> = {
  [Name in keyof S as undefined extends z.core.output<S[Name]> ? never : Name]: z.core.output<S[Name]>
} & {
  [Name in keyof S as undefined extends z.core.output<S[Name]> ? Name : never]?: z.core.output<S[Name]>
}

const renamings = new WeakMap<object, { shape: Shape; words: Readonly<Record<string, string | undefined>> }>()

/** Our name for a field that an answer names with a word of the wire, as in `user.provincia` or `jobs.0`. */
export function nameOfField(schema: object | undefined, path: string): string {
  const word = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  const search = (inside: object | undefined): string | undefined => {
    const renaming = inside && renamings.get(inside)
    if (!renaming) return undefined
    const own = Object.keys(renaming.shape).find((name) => (renaming.words[name] ?? name) === word)
    return own ?? Object.values(renaming.shape).map(search).find(Boolean)
  }
  return search(schema) ?? word
}

/**
 * A codec between an object with our names and the same object with the names of the wire.
 * The wire side is checked, so an error names the field as the caller wrote it; unknown fields are dropped.
 */
export function renamed<S extends Shape>(shape: S, words: { readonly [Name in keyof S]?: string }) {
  const wordOf = (name: string) => words[name] ?? name
  const names = Object.keys(shape)
  const wire = z.object(Object.fromEntries(names.map((name) => [wordOf(name), shape[name] as Shape[string]])))
  const codec = z.codec(wire, z.custom<Output<S>>(), {
    decode: (sent) =>
      Object.fromEntries(
        names.flatMap((name) => (wordOf(name) in sent ? [[name, sent[wordOf(name)]]] : [])),
      ) as Output<S>,
    encode: (ours: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        names.flatMap((name) => (ours[name] === undefined ? [] : [[wordOf(name), ours[name]]])),
      ) as never,
  })
  renamings.set(codec, { shape, words })
  return codec
}
