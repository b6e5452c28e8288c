import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { differenceFolder, type Difference } from './comparePictures.ts'

const getName = ({ id, sheet }: Difference) => `${id}.${sheet.split('.').slice(1).join('.')}`

/** Writes an HTML page with each differing picture before, after and as a difference; returns its path. */
export function writeDifferencePage(differences: readonly Difference[]): string {
  const figure = (name: string, kind: string) =>
    existsSync(path.join(differenceFolder, `${name}.${kind}.png`))
      ? `<figure><figcaption>${kind}</figcaption><img src="${name}.${kind}.png" alt="${kind}"></figure>`
      : ''
  const sections = differences.map((difference) => {
    const name = getName(difference)
    const figures = ['before', 'after', 'difference'].map((kind) => figure(name, kind)).join('')
    return `<section><h2>${name}</h2><p>${difference.reason}</p><div>${figures}</div></section>`
  })
  const style =
    'body{font:16px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem;overflow:auto}figure{margin:0}img{border:1px solid #999}'
  const file = path.join(differenceFolder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style><h1>${differences.length} pictures differ</h1>${sections.join('')}</html>`,
  )
  return file
}
