import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../packages/create-plomada/src/createApp.ts'
import { copyTemplates } from '../../packages/create-plomada/build/copyTemplates.ts'
import { exampleApps, examples } from './apps.ts'

const root = mkdtempSync(path.join(tmpdir(), 'plomada-templates-'))
const templates = path.join(root, 'templates')
copyTemplates(templates)
afterAll(() => rmSync(root, { recursive: true }))

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))

test('there is a template for each example app', () => {
  expect(readdirSync(templates).toSorted()).toEqual([...exampleApps].toSorted())
})

test.each(exampleApps)('a new app from %s has the files of the example and of the site', (app) => {
  const folder = path.join(root, 'new', app)
  createApp({ folder, template: app }, templates)
  const site = listFiles(path.join(examples, 'site'))
  expect(site.length).toBeGreaterThan(25)
  expect(listFiles(folder)).toEqual(expect.arrayContaining(site.map((file) => path.join('src/site', file))))
  for (const file of site)
    expect(readFileSync(path.join(folder, 'src/site', file))).toEqual(
      readFileSync(path.join(examples, 'site', file)),
    )
  expect(listFiles(folder)).toContain('.gitignore')
})

test.each(exampleApps)('%s imports nothing outside of its folder and no part of the marketplace', (app) => {
  const folder = path.join(templates, app)
  const sources = listFiles(path.join(folder, 'src')).filter((file) => /\.(tsx?|css)$/.test(file))
  expect(sources.length).toBeGreaterThan(30)
  for (const file of sources) {
    const text = readFileSync(path.join(folder, 'src', file), 'utf8')
    const imported = [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, name = '']) => name)
    const missing = imported.filter((name) => {
      if (!name.startsWith('.') || name.startsWith('./+types/')) return false
      const target = path.join('src', path.dirname(file), name)
      return (
        target.startsWith('..') ||
        !['', '.ts', '.tsx'].some((end) => existsSync(path.join(folder, target + end)))
      )
    })
    expect([file, missing]).toEqual([file, []])
    expect([
      file,
      imported.filter((name) => /@plomada\/(domain|art|ui\/(screens|Plomada))/.test(name)),
    ]).toEqual([file, []])
    expect(text).not.toMatch(/\b(marketplace|offer|professional|partido|oferta|oficio)/i)
  }
})
