// Writes an HTML file for each page that does not depend on a query, so that it is readable before its code has loaded.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { paths, renderPage } from './dist-server/renderPage.js'

const template = readFileSync('dist/index.html', 'utf8')
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const listStyles = ({ css = [], imports = [] }) => [
  ...imports.flatMap((name) => listStyles(manifest[name])),
  ...css,
]
const styles = [...new Set(listStyles(manifest['src/ToolRoute.tsx']))].filter(
  (file) => !template.includes(file),
)
const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')

for (const path of paths) {
  const { html, title, language } = await renderPage(path)
  const page = template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${path.includes('/tools/') ? links : ''}</head>`)
    .replace('<div id="root">', () => `<div id="root">${html}`)
  const file = `dist${path}.html`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page)
}
console.log(`Rendered ${paths.length} pages.`)
