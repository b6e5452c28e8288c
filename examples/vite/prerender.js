// Renders the list of offers into dist/offers.html, with links to the styles of the screen. A server would do the same
// for each request.
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { OffersScreen } from './dist-server/OffersScreen.js'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const listStyles = ({ css = [], imports = [] }) => [
  ...imports.flatMap((name) => listStyles(manifest[name])),
  ...css,
]
const links = [...new Set(listStyles(manifest['src/offers/OffersScreen.tsx']))]
  .map((file) => `<link rel="stylesheet" href="/${file}">`)
  .join('')

const { prelude } = await prerender(createElement(Suspense, null, createElement(OffersScreen)))
const page = readFileSync('dist/offers.html', 'utf8')
  .replace('</head>', `${links}</head>`)
  .replace('<div id="root">', `<div id="root">${await new Response(prelude).text()}`)
writeFileSync('dist/offers.html', page)
