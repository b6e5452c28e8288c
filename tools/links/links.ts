/** Checks that every relative link in a Markdown document leads to a file, and its anchor to a heading. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../shared/listFiles.ts'

/** Converts a heading to its anchor, as GitHub does. */
const toAnchor = (heading: string) =>
  heading
    .replaceAll(/`|\[|\]\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '``')

const readAnchors = (file: string) => {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  return new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)))
}

function findBrokenLinks(file: string): string[] {
  const text = withoutCode(readFileSync(file, 'utf8'))
  return [...text.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:|^\/|^\?/.test(link)) return []
    const [target = '', anchor] = link.split('#')
    const to = target ? path.join(path.dirname(file), decodeURIComponent(target)) : file
    if (!existsSync(to)) return [`${file}: ${link} does not exist`]
    const isMissing = anchor !== undefined && to.endsWith('.md') && !readAnchors(to).has(anchor)
    return isMissing ? [`${file}: ${link} has no heading in ${to}`] : []
  })
}

const documents = listFiles('*.md')
const broken = documents.flatMap(findBrokenLinks)
console.log(broken.join('\n') || `The links of ${documents.length} documents are valid.`)
process.exitCode = broken.length > 0 ? 1 : 0
