import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { journeys } from './journeys.ts'
import { Person } from './person.ts'
import { shuffle } from './shuffle.ts'
import type { Browser, Engine, EngineName } from './tab.ts'
import { publicPages, visit } from './visits.ts'

export interface Tally {
  passed: number
  failed: number
}

interface Options {
  name: EngineName
  /** Where the product runs. */
  origin: string
  seed: number
  /** Only tests whose name contains this text. */
  only: string
  /** Where pictures go. */
  folder: string
  /** Receives each started engine, so that an interrupted run can stop it. */
  onStart: (engine: Engine) => void
}

interface Test {
  name: string
  /** Returns what is wrong. */
  run: (engine: Engine) => Promise<string[]>
}

/** Runs every chosen test in one engine, prints a line for each, and counts them. */
export async function runEngine(start: () => Promise<Engine>, options: Options): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 }
  const { name, only, seed, folder, onStart } = options
  const isChosen = (test: Test) => `${name} ${test.name}`.includes(only)
  const groups = [visits(options), tasks(options)].map((tests) => tests.filter(isChosen))
  if (groups.every((tests) => tests.length === 0)) return tally
  mkdirSync(folder, { recursive: true })
  const engine = await start()
  onStart(engine)
  console.log(`${name}: ${engine.version}`)
  try {
    for (const test of groups.flatMap((tests) => shuffle(tests, seed))) {
      const begin = performance.now()
      const faults = await test
        .run(engine)
        .catch((error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : String(error)])
      tally[faults.length === 0 ? 'passed' : 'failed'] += 1
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      console.log(`${faults.length === 0 ? '  ok  ' : 'FAILED'} ${name} › ${test.name}  ${seconds} s`)
      for (const fault of faults) console.log(`         ${fault}`)
      if (faults.length > 0)
        console.log(`       pnpm test:engines --engine=${name} --only=${JSON.stringify(test.name)}`)
    }
  } finally {
    await engine.stop()
  }
  return tally
}

function visits({ origin, folder }: Options): Test[] {
  // Visitors have nothing to keep apart, so that one browser serves for all pages.
  let browser: Promise<Browser> | undefined
  return publicPages.map((page) => ({
    // "page /" would be a part of every other name.
    name: `page ${page.path === '/' ? 'home' : page.path}`,
    run: async (engine) => {
      browser ??= engine.newBrowser()
      const { tab, close } = await browser
      try {
        return await visit(new Person(tab, origin), page, folder)
      } catch (error) {
        // What a failed visit leaves behind is not the next one's.
        browser = undefined
        await close()
        throw error
      }
    },
  }))
}

function tasks({ origin, folder, name, seed }: Options): Test[] {
  return journeys.map(({ title, run }, index) => ({
    name: title,
    run: async (engine) => {
      const browsers: Browser[] = []
      const faults: string[] = []
      const newPerson = async () => {
        const browser = await engine.newBrowser()
        browsers.push(browser)
        await browser.tab.resize(1280, 800)
        return new Person(browser.tab, origin)
      }
      try {
        await run({ newPerson, mark: `${name} ${seed} ${index + 1}`, folder })
      } catch (error) {
        faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
        faults.push(...(await keepPictures(browsers, path.join(folder, `failed-${index + 1}`))))
      }
      for (const { tab } of browsers) faults.push(...(await tab.takeFaults()))
      await Promise.all(browsers.map((browser) => browser.close()))
      return faults
    },
  }))
}

/** Takes a picture of every browser of a failed task; returns where they are. */
async function keepPictures(browsers: Browser[], stem: string): Promise<string[]> {
  const lines: string[] = []
  for (const [index, { tab }] of browsers.entries()) {
    const file = `${stem}-${index + 1}.png`
    try {
      writeFileSync(file, await tab.picture())
      lines.push(`picture: ${file}`)
    } catch (error) {
      lines.push(`no picture: ${String(error)}`)
    }
  }
  return lines
}
