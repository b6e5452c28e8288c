import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exampleApps, examples } from './apps.ts'
import { findDifferentFiles } from './sharedFiles.ts'

const listSources = (app: string) =>
  readdirSync(path.join(examples, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(examples, app, 'src', file), 'utf8') }))

test.each(exampleApps)('%s has the same site as the other example apps', (app) => {
  expect(findDifferentFiles(app)).toEqual([])
})

test.each(exampleApps)('%s imports nothing outside of its folder and no part of the marketplace', (app) => {
  const sources = listSources(app)
  expect(sources.length).toBeGreaterThan(30)
  for (const { file, text } of sources) {
    const imported = [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, name = '']) => name)
    const outside = imported.filter(
      (name) =>
        name.startsWith('.') &&
        !path.join(app, 'src', path.dirname(file), name).startsWith(path.join(app, 'src')) &&
        !name.startsWith('./+types/'),
    )
    expect([file, outside]).toEqual([file, []])
    expect([
      file,
      imported.filter((name) => /@plomada\/(domain|art|ui\/(screens|Plomada))/.test(name)),
    ]).toEqual([file, []])
    expect(text).not.toMatch(/\b(marketplace|offer|professional|partido|oferta|oficio)/i)
  }
})
