// Draws the list of services once, as a server would for each visitor, with the styles of its screen.
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { Screen } from './dist-server/Screen.js'

const files = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const stylesOf = ({ css = [], imports = [] }) => [...imports.flatMap((name) => stylesOf(files[name])), ...css]
const links = [...new Set(stylesOf(files['src/services/Screen.tsx']))]
  .map((file) => `<link rel="stylesheet" href="/${file}">`)
  .join('')

const { prelude } = await prerender(createElement(Suspense, null, createElement(Screen)))
const page = readFileSync('dist/services.html', 'utf8')
  .replace('</head>', `${links}</head>`)
  .replace('<div id="root">', `<div id="root">${await new Response(prelude).text()}`)
writeFileSync('dist/services.html', page)
