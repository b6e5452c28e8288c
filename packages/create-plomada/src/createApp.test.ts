import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp, toPackageName } from './createApp.ts'
import { readCommand } from './readCommand.ts'

let folder = ''
let templates = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plomada-create-'))
  templates = path.join(folder, 'templates')
  for (const name of ['vite', 'next']) {
    mkdirSync(path.join(templates, name, 'src'), { recursive: true })
    writeFileSync(path.join(templates, name, 'package.json'), `{ "name": "example", "private": true }`)
    writeFileSync(path.join(templates, name, 'gitignore'), 'node_modules\n')
    writeFileSync(path.join(templates, name, 'src/app.ts'), `export const app = '${name}'\n`)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const inFolder = (...names: string[]) => path.join(folder, ...names)

test('copies the template, names the package after the folder and restores .gitignore', () => {
  createApp({ folder: inFolder('My Shop'), template: 'next' }, templates)
  expect(readFileSync(inFolder('My Shop/src/app.ts'), 'utf8')).toContain('next')
  expect(JSON.parse(readFileSync(inFolder('My Shop/package.json'), 'utf8'))).toEqual({
    name: 'my-shop',
    private: true,
  })
  expect(readFileSync(inFolder('My Shop/.gitignore'), 'utf8')).toBe('node_modules\n')
  expect(existsSync(inFolder('My Shop/gitignore'))).toBe(false)
})

test('creates the app in a repository that has only its .git folder and license', () => {
  mkdirSync(inFolder('shop/.git'), { recursive: true })
  writeFileSync(inFolder('shop/LICENSE'), 'MIT')
  createApp({ folder: inFolder('shop'), template: 'vite' }, templates)
  expect(existsSync(inFolder('shop/src/app.ts'))).toBe(true)
})

test('refuses a folder with other files and changes nothing in it', () => {
  mkdirSync(inFolder('shop'))
  writeFileSync(inFolder('shop/notes.txt'), 'mine')
  expect(() => createApp({ folder: inFolder('shop'), template: 'vite' }, templates)).toThrow(
    /is not empty: it contains notes\.txt\. Choose another folder\./,
  )
  expect(existsSync(inFolder('shop/package.json'))).toBe(false)
})

test('refuses a file', () => {
  writeFileSync(inFolder('shop'), '')
  expect(() => createApp({ folder: inFolder('shop'), template: 'vite' }, templates)).toThrow(/is a file/)
})

test.each([
  ['/home/ada/Tool Shed', 'tool-shed'],
  ['.hidden', 'hidden'],
  ['Werkzeug&Verleih', 'werkzeug-verleih'],
  ['/home/ada/日本', 'app'],
])('the package of %s is named %s', (given, name) => expect(toPackageName(given)).toBe(name))

test('reads the folder and the template, in any order', () => {
  const expected = { folder: 'shop', template: 'next' }
  expect(readCommand(['shop', '--template', 'next'], templates)).toEqual(expected)
  expect(readCommand(['-t', 'next', 'shop'], templates)).toEqual(expected)
})

test('shows the templates when help is requested', () => {
  expect(readCommand(['--help'], templates)).toMatch(
    /^Usage: npm create plomada@latest[^]*Templates: next, vite$/,
  )
})

test.each([
  [['--template', 'vite'], 'Name the folder of the new app.'],
  [['shop'], 'Choose a template.'],
  [['shop', '--template', 'angular'], 'There is no template "angular".'],
  [['shop', 'next', '--template', 'vite'], 'Unexpected argument: next'],
  [['shop', '--color'], "Unknown option '--color'"],
])('explains what is wrong with %j, with the usage', (args, problem) => {
  expect(() => readCommand(args, templates)).toThrow(problem)
  expect(() => readCommand(args, templates)).toThrow('Templates: next, vite')
})
