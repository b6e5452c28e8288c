import type { build, Rolldown } from 'vite'

type File = Rolldown.OutputChunk | Rolldown.OutputAsset

/** The files that a build gave. */
export const filesOf = (built: Awaited<ReturnType<typeof build>>): File[] =>
  [built].flat().flatMap((made) => ('output' in made ? made.output : []))

/** What a browser fetches at once, by name: these chunks, all that they import, and their styles. */
export function atOnceWith(
  files: readonly File[],
  starts: readonly File[] = files.filter((file) => file.type === 'chunk' && file.isEntry),
): Set<string> {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const names = new Set<string>()
  const visit = (name: string) => {
    const file = byName.get(name)
    if (file?.type !== 'chunk' || names.has(name)) return
    names.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) names.add(style)
    file.imports.forEach(visit)
  }
  for (const { fileName } of starts) visit(fileName)
  return names
}
