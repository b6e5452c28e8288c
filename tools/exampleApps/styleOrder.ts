/** Compares pictures of an example app with the style sheets of the library in several orders. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { getContentFolder } from '../pack/pack.ts'
import { shuffle } from '../shared/shuffle.ts'

interface Screen {
  name: string
  path: string
  width: number
  /** Opens a part of the screen, which may load further style sheets. */
  open?: (page: Page) => Promise<void>
}

const screens: readonly Screen[] = [
  { name: 'list with filters', path: '/offers.html', width: 1280 },
  { name: 'list on a phone', path: '/offers.html', width: 390 },
  {
    name: 'filter sheet',
    path: '/offers.html',
    width: 390,
    open: async (page) => {
      // The screen hydrates on interaction, which has no visible sign; a second click changes nothing.
      const button = page.getByRole('button', { name: /^Filtros/ })
      const dialog = page.getByRole('dialog')
      await button.hover()
      for (let left = 500; left > 0 && !(await dialog.isVisible()); left -= 1) {
        await button.dispatchEvent('click')
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
      }
      await dialog.waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'open select',
    path: '/',
    width: 1280,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Horario' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'form with an error',
    path: '/pedir',
    width: 1280,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Correo' }).fill('ana')
      await page.getByRole('textbox', { name: 'Pregunta' }).focus()
      await page.getByText('Revisar el correo').waitFor()
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
    await page.goto(url + address, { waitUntil: 'networkidle' })
    await open?.(page)
    await page.evaluate(() => document.fonts.ready)
    const photograph = () => page.screenshot({ animations: 'disabled' })
    const asBuilt = await photograph()
    for (const [order, sheets] of orders) {
      await setSheets(page, [...sheets, lightColors])
      if (!asBuilt.equals(await photograph())) differences.push(`${name}: other picture with sheets ${order}`)
    }
    await page.close()
  }
  return differences
}
