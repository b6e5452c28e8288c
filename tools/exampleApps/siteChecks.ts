/** Checks of one page of the example site each. `driveSite.ts` makes whole visits. */
import type { Page } from 'playwright'
import type { App } from './apps.ts'
import { openPage } from './openPage.ts'

type Check = (page: Page, url: string) => Promise<boolean>

/** The first tool of the list in English. */
const firstTool = 'Angle grinder'

const fetchText = async (url: string) => (await fetch(url)).text()

/** Returns the position of the first chunk of a response that completes a text. */
async function findChunk(url: string, texts: readonly string[]) {
  const { body } = await fetch(url)
  if (!body) throw new Error(`${url} has no body.`)
  let received = ''
  const chunks: string[] = []
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) chunks.push((received += chunk))
  return texts.map((text) => chunks.findIndex((until) => until.includes(text)))
}

const checks: Record<string, Check> = {
  'redirects to a language': async (page, url) => {
    await page.goto(url)
    await page.waitForURL('**/en')
    return true
  },
  'applies the brand of the app': async (page, url) => {
    await page.goto(`${url}/en`)
    const button = page.getByRole('link', { name: 'Browse all tools' })
    return button.evaluate((element) => getComputedStyle(element).borderRadius === '4px')
  },
  'applies the stored theme and direction without the code of the app': async (page, url) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`${url}/en`)
    const readLook = () =>
      page.evaluate(() => [document.documentElement.dir, getComputedStyle(document.body).backgroundColor])
    const [, light] = await readLook()
    await page.evaluate(() => {
      localStorage.setItem('kerf-theme', 'dark')
      localStorage.setItem('kerf-direction', 'rtl')
    })
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    )
    await page.reload()
    const [direction, dark] = await readLook()
    return direction === 'rtl' && dark !== light
  },
  'opens a link with Ctrl in another tab': async (page, url) => {
    await openPage(page, `${url}/en`)
    const link = page.getByRole('link', { name: 'Browse all tools' })
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL('**/en/tools')
    await tab.close()
    return new URL(page.url()).pathname === '/en'
  },
  'follows a link without loading a document': async (page, url) => {
    await openPage(page, `${url}/en`)
    await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
    await page.getByRole('link', { name: 'Browse all tools' }).click()
    await page.getByRole('article').first().waitFor()
    return page.evaluate(() => document.body.dataset['same'] === 'yes')
  },
  'says that a page does not exist': async (page, url) => {
    await page.goto(`${url}/de/tools/none`)
    await page.getByRole('heading', { name: 'Diese Seite gibt es nicht' }).waitFor()
    return true
  },
}

const serverChecks: Record<string, Check> = {
  'renders the filtered list on the server': async (_, url) => {
    const markup = await fetchText(`${url}/en/tools?kind=cutting`)
    return markup.includes('Circular saw') && !markup.includes(firstTool) && markup.includes('plm-Card')
  },
  'responds with 404 to an unknown path': async (_, url) => (await fetch(`${url}/en/nothing`)).status === 404,
}

const ownChecks: Record<App, Record<string, Check>> = {
  vite: {
    'has rendered pages at build time': async (_, url) =>
      (await fetchText(`${url}/de/tools/jigsaw`)).includes('Kurven und Ausschnitte in Arbeitsplatten'),
  },
  next: {
    ...serverChecks,
    'sends the list after the page around it': async (_, url) => {
      const [title = -1, tool = -1] = await findChunk(`${url}/en/tools`, ['Tools for rent</h1>', firstTool])
      return title >= 0 && tool > title
    },
  },
  'react-router': serverChecks,
}

/** Returns the checks of an app by their titles, in this order. */
export const listChecks = (app: App): Record<string, Check> => ({ ...checks, ...ownChecks[app] })
