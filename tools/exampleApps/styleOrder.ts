/** Compares pictures of an example app with the style sheets of the library in several orders. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { getContentFolder } from '../pack/pack.ts'
import { decodePng } from '../stories/pixels.ts'
import { shuffle } from '../shared/shuffle.ts'
import { openPage } from './openPage.ts'

interface Screen {
  name: string
  path: string
  width: number
  /** Opens a part of the screen, which may load further style sheets. */
  open?: (page: Page) => Promise<void>
}

const screens: readonly Screen[] = [
  { name: 'home', path: '/en', width: 1280 },
  { name: 'list with filters', path: '/en/tools', width: 1280 },
  { name: 'list on a phone', path: '/en/tools', width: 390 },
  {
    name: 'filter sheet',
    path: '/en/tools',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('dialog').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'open select',
    path: '/en/tools/track-saw',
    width: 1280,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Pick-up at' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'form with an error',
    path: '/de/tools/track-saw',
    width: 1280,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'E-Mail' }).fill('ada')
      await page.getByRole('textbox', { name: 'Name' }).focus()
      await page.getByText('Eine Adresse wie').first().waitFor()
    },
  },
]

/** Returns the text of each style sheet of the packed library, in the order of `styles.css`, without the font. */
function readSheets(): string[] {
  const dist = path.join(getContentFolder('ui'), 'dist')
  const whole = readFileSync(path.join(dist, 'styles.css'), 'utf8')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return (
    files
      // Files outside of a folder contain all of these again.
      .filter((file) => file.endsWith('.css') && file.includes(path.sep))
      .map((file) => readFileSync(path.join(dist, file), 'utf8'))
      .filter((css) => !css.includes('@font-face'))
      .toSorted((one, other) => whole.indexOf(getContent(one)) - whole.indexOf(getContent(other)))
  )
}

/** Returns a style sheet without its first line, the order of the layers. */
const getContent = (css: string) => css.slice(css.indexOf('\n') + 1)

/** Lightning CSS replaced `light-dark()` in the app's own rules by these properties, which it also sets for the library. */
const lightColors = ':root { --lightningcss-light: initial; --lightningcss-dark: ; }'

/** Replaces the library's rules in the page. Those of the app have no layer and stay. */
const setSheets = (page: Page, sheets: readonly string[]) =>
  page.evaluate(async (texts) => {
    for (const old of document.querySelectorAll('style[data-order]')) old.remove()
    for (const sheet of document.styleSheets) {
      for (const [index, rule] of [...[...sheet.cssRules].entries()].toReversed()) {
        if (rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule)
          sheet.deleteRule(index)
      }
    }
    for (const text of texts) {
      const style = document.createElement('style')
      style.dataset['order'] = ''
      style.textContent = text
      document.head.append(style)
    }
    void document.body.offsetHeight
    await document.fonts.ready
  }, sheets)

/** Chromium paints the same rounded corner up to two steps of 255 lighter after its style was computed again. */
const CORNER_STEPS = 2

/** Returns whether two pictures are the same, except for the corners. */
async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true
  const [{ data }, { data: otherData }] = await Promise.all([decodePng(one), decodePng(other)])
  return data.every((value, at) => Math.abs(value - (otherData[at] ?? 0)) <= CORNER_STEPS)
}

/** Returns the screens whose picture depends on the order of the style sheets. */
export async function findOrderDifferences(browser: Browser, url: string): Promise<string[]> {
  const inOrder = readSheets()
  if (inOrder.length < 50) throw new Error(`Only ${inOrder.length} style sheets were found.`)
  const orders = new Map([
    ['in order', inOrder],
    ['reversed', inOrder.toReversed()],
    ...[1, 2, 3].map((seed) => [`shuffled with seed ${seed}`, shuffle(inOrder, seed)] as const),
  ])
  const differences: string[] = []
  for (const { name, path: address, width, open } of screens) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await openPage(page, url + address)
    await open?.(page)
    await page.evaluate(() => document.fonts.ready)
    const photograph = () => page.screenshot({ animations: 'disabled' })
    const asBuilt = await photograph()
    for (const [order, sheets] of orders) {
      await setSheets(page, [...sheets, lightColors])
      if (!(await isSamePicture(asBuilt, await photograph())))
        differences.push(`${name}: other picture with sheets ${order}`)
    }
    await page.close()
  }
  return differences
}
