import * as z from 'zod/mini'

type Shape = Record<string, z.core.$ZodType<any, any>>
type Output<S extends Shape> = {
  [Name in keyof S as undefined extends z.core.output<S[Name]> ? never : Name]: z.core.output<S[Name]>
} & {
  [Name in keyof S as undefined extends z.core.output<S[Name]> ? Name : never]?: z.core.output<S[Name]>
}

/**
 * A codec between an object with our names and the same object with the names of the wire.
 * The wire side is checked, so an error names the field as the caller wrote it; unknown fields are dropped.
 */
export function renamed<S extends Shape>(shape: S, words: { readonly [Name in keyof S]?: string }) {
  const wordOf = (name: string) => words[name] ?? name
  const names = Object.keys(shape)
  const wire = z.object(Object.fromEntries(names.map((name) => [wordOf(name), shape[name] as Shape[string]])))
  return z.codec(wire, z.custom<Output<S>>(), {
    decode: (sent) =>
      Object.fromEntries(
        names.flatMap((name) => (wordOf(name) in sent ? [[name, sent[wordOf(name)]]] : [])),
      ) as Output<S>,
    encode: (ours) =>
      Object.fromEntries(
        names.flatMap((name) => (ours[name] === undefined ? [] : [[wordOf(name), ours[name]]])),
      ) as never,
  })
}
