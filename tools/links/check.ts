/** Checks that every relative link in a Markdown document points to a file, and its anchor to a heading. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/`|\[|\]\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '``')

const anchorsOf = (file: string) => {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  return new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))
}

function brokenLinksIn(file: string): string[] {
  const text = withoutCode(readFileSync(file, 'utf8'))
  return [...text.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:|^\/|^\?/.test(link)) return []
    const [target = '', anchor] = link.split('#')
    const to = target ? path.join(path.dirname(file), decodeURIComponent(target)) : file
    if (!existsSync(to)) return [`${file}: ${link} does not exist`]
    const isMissing = anchor !== undefined && to.endsWith('.md') && !anchorsOf(to).has(anchor)
    return isMissing ? [`${file}: ${link} names no heading of ${to}`] : []
  })
}

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'])
const documents = [...new Set(String(listed).split('\0'))].filter((file) => file !== '' && existsSync(file))
const broken = documents.flatMap(brokenLinksIn)
console.log(broken.join('\n') || `The links of ${documents.length} documents are valid.`)
process.exitCode = broken.length > 0 ? 1 : 0
