import { gzipSync } from 'node:zlib'
import type { build, Rolldown } from 'vite'

type File = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Lists the output files of a build. */
export const listOutputFiles = (built: Awaited<ReturnType<typeof build>>): File[] =>
  [built].flat().flatMap((made) => ('output' in made ? made.output : []))

/** Returns the gzip size of a file, in bytes. */
export const getSize = (file: File): number =>
  gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length

/** Returns the names of the given chunks, of all chunks that they import statically, and of their styles. */
export function collectInitialFiles(
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
