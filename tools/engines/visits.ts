import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  localTradeHref,
  offerHref,
  paths,
  professionalHref,
} from '../../packages/domain/src/catalogues/paths.ts'
import { byRole, byText, type Person } from './person.ts'
import type { Tab } from './tab.ts'
import { waitFor } from './wait.ts'

/** A page to visit. */
export interface Visit {
  path: string
  /** The first heading. */
  heading: string | RegExp
  /** Text that is visible when the page is complete. */
  shows?: string | RegExp
}

/** The pages that visitors can open. */
export const publicPages: Visit[] = [
  { path: paths.home, heading: 'Trabajadores con experiencia y referencia' },
  { path: paths.offers, heading: 'Pagina de Servicios', shows: /Postular/ },
  { path: paths.professionals, heading: 'Profesionales', shows: 'Contactar' },
  { path: localTradeHref({ name: 'Plomería' }, 'Quilmes'), heading: 'Plomería en Quilmes' },
  { path: offerHref({ id: 1 }), heading: /./, shows: /postulante/ },
  { path: professionalHref({ id: 2 }), heading: /./, shows: 'Ingresar para contactar' },
  { path: paths.contact, heading: 'Contacto' },
  { path: paths.terms, heading: /./ },
  { path: paths.privacy, heading: /./ },
  { path: paths.regret, heading: /./ },
  { path: paths.dashboard, heading: 'Plomada', shows: 'Ingresar' },
  { path: '/nada', heading: 'Página no encontrada' },
]

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** The height of pictures, in pixels: a software renderer takes seconds for a very tall window. */
const MAX_HEIGHT = 2000

/** Visits a page at each width in both themes, takes pictures, and returns the problems. */
export async function visit(person: Person, page: Visit, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const { tab } = person
  const problems: string[] = []
  for (const { width, height } of widths) {
    await tab.resize(width, height)
    await person.open(page.path)
    await person.see(byRole('heading', page.heading))
    await tab.run(startCode)
    await waitFor('the code of the page', () => tab.run(isInteractive))
    if (page.shows) await person.see(byText(page.shows))
    await person.seeNo(byText('Cargando...'))
    const wide = await tab.run(listWideElements)
    if (wide.length > 0) problems.push(`scrolls horizontally at ${width} px: ${wide.join(', ')}`)
    const hyphenated = await tab.run(listHyphenatedHeadings)
    if (hyphenated.length > 0) problems.push(`hyphenates headings: ${hyphenated.join(', ')}`)
    await showWhole(tab, width, height)
    for (const theme of ['light', 'dark']) {
      await tab.run(setTheme, theme)
      await waitFor('pictures and fonts', () => tab.run(isPainted))
      const name = `${page.path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${theme}.png`
      writeFileSync(path.join(folder, name), await tab.picture())
    }
  }
  return [...problems, ...(await tab.takeProblems())]
}

/** Makes the window as tall as the page, which may load more content, and waits until it is painted. */
async function showWhole(tab: Tab, width: number, height: number): Promise<void> {
  let shown = height
  let hidden = Number.POSITIVE_INFINITY
  for (;;) {
    await waitFor('images and fonts', () => tab.run(isPainted))
    const whole = await tab.run(() => document.documentElement.scrollHeight)
    // The footer starts below any window: a page that grows only with the window is complete.
    if (whole <= shown || shown === MAX_HEIGHT || whole - shown === hidden) return
    hidden = whole - shown
    shown = Math.min(whole, MAX_HEIGHT)
    await tab.resize(width, shown)
  }
}

/** Starts the code of a page, as a user does by scrolling. */
function startCode(): void {
  dispatchEvent(new Event('scroll'))
}

function isInteractive(): boolean {
  const { early } = window as { early?: { untilHydrated: AbortController } }
  return early?.untilHydrated.signal.aborted ?? false
}

/** Lists the elements beyond the right edge of a page that scrolls horizontally. */
function listWideElements(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  return [
    `${scrollWidth} px`,
    ...wide.slice(-3).map((element) => `${element.localName}.${element.className}`),
  ]
}

/** Lists headings that may be hyphenated: Firefox hyphenates Spanish, Chromium on Linux does not. */
function listHyphenatedHeadings(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => getComputedStyle(heading).hyphens === 'auto')
    .map((heading) => heading.textContent)
}

/** Sets the theme. */
function setTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme
}

/** Returns true after images, fonts and transitions are complete and two frames have been painted. */
async function isPainted(): Promise<boolean> {
  await document.fonts.ready
  const isVisible = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight
  const images = [...document.images].filter(isVisible)
  if (!images.every((image) => image.complete && image.naturalWidth > 0)) return false
  await Promise.all(images.map((image) => image.decode()))
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  return true
}
