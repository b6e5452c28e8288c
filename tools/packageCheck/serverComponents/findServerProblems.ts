import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { listClientModules } from './payload.ts'

/** What the HTML of the page must contain. */
const expected: Record<string, RegExp> = {
  'cards as list items':
    /<ul[^>]* id="cards"[^>]*><li[^>]*><h3[^>]*>Taladro<\/h3><\/li><li[^>]*><h3[^>]*>Sierra/,
  'the empty state': /<h2[^>]*>Sin herramientas<\/h2><\/div>/,
  'placeholders and their announcement': /Cargando\.\.\..*<div>Marcador<\/div><div>Marcador<\/div>/,
  'the error message': /No pudimos cargar la lista\./,
  'cells that are elements': /<th scope="row"[^>]*>Taladro<\/th><td[^>]* data-label="Precio"[^>]*>.*?5\.400/,
  'cells from functions': /Nombres<\/caption>.*?<th scope="row"[^>]*>Sierra<\/th>/,
  'the text of an empty table': /<td[^>]* colSpan="1"[^>]*>Sin precios<\/td>/i,
  'links of the pager': /href="\/herramientas\?page=1".*href="\/herramientas\?page=3"/,
}

/** Runs a script of this folder; returns its output or the error. */
function run(script: string, { options = [], given = [], input = '' }: Record<string, string[] | string>) {
  const args = [...options, path.join(import.meta.dirname, script), ...given]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input: String(input),
    encoding: 'utf8',
    // In development the payload has debug information between its rows.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return { output: stdout, error: status === 0 ? '' : stderr }
}

/**
 * Imports the components of the packed package with the `react-server` condition and renders a page of server components
 * with lists, to the payload of React and from it to HTML. Returns what fails.
 */
export function findServerProblems(dist: string, components: readonly string[]): string[] {
  const payload = run('renderPayload.ts', {
    options: ['--conditions=react-server'],
    given: [path.join(dist, 'entry'), ...components],
  })
  if (payload.error) return [`server components: ${payload.error}`]
  const html = run('renderHtml.ts', { input: payload.output })
  if (html.error) return [`HTML of server components: ${html.error}`]
  const missing = Object.entries(expected).filter(([, pattern]) => !pattern.test(html.output))
  const inBrowser = listClientModules(payload.output).filter((module) => module.includes('/Table/'))
  return [
    ...missing.map(([part]) => `the page of server components does not show ${part}`),
    ...inBrowser.map((module) => `a table of a server component loads ${module} in the browser`),
  ]
}
