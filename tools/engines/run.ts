import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { professionals, type JourneyContext } from './acts.ts'
import { journeys } from './journeys.ts'
import { Person } from './person.ts'
import { checkScreen } from './screens.ts'
import { Sessions } from './sessions.ts'
import { shuffle } from '../shared/shuffle.ts'
import type { Browser, Engine, EngineName } from './tab.ts'
import { publicPages, visit } from './visits.ts'

export interface Counts {
  passed: number
  failed: number
}

interface Options {
  name: EngineName
  /** The address of the product. */
  origin: string
  seed: number
  /** Only tests whose name contains this text. */
  only: string
  /** The folder for pictures. */
  folder: string
  /** Called with each started engine, so that an interrupted run can stop it. */
  onStart: (engine: Engine) => void
}

interface Test {
  name: string
  /** Returns the problems. */
  run: (engine: Engine) => Promise<string[]>
}

/** Runs the chosen tests in one engine and prints a line for each. */
export async function runEngine(start: () => Promise<Engine>, options: Options): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 }
  const { name, only, seed, folder, onStart } = options
  const isChosen = (test: Test) => `${name} ${test.name}`.includes(only)
  const groups = [createPageTests(options), createJourneyTests(options)].map((tests) =>
    tests.filter(isChosen),
  )
  if (groups.every((tests) => tests.length === 0)) return counts
  mkdirSync(folder, { recursive: true })
  const engine = await start()
  onStart(engine)
  console.log(`${name}: ${engine.version}`)
  try {
    for (const test of groups.flatMap((tests) => shuffle(tests, seed))) {
      const begin = performance.now()
      const problems = await test
        .run(engine)
        .catch((error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : String(error)])
      counts[problems.length === 0 ? 'passed' : 'failed'] += 1
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      console.log(`${problems.length === 0 ? '  ok  ' : 'FAILED'} ${name} › ${test.name}  ${seconds} s`)
      for (const problem of problems) console.log(`         ${problem}`)
      if (problems.length > 0)
        console.log(`       pnpm test:engines --engine=${name} --only=${JSON.stringify(test.name)}`)
    }
  } finally {
    await engine.stop()
  }
  return counts
}

function createPageTests({ origin, folder }: Options): Test[] {
  // Visitors have no session, so one browser can visit all pages.
  let browser: Promise<Browser> | undefined
  return publicPages.map((page) => ({
    // `--only="page /"` would match every page.
    name: `page ${page.path === '/' ? 'home' : page.path}`,
    run: async (engine) => {
      browser ??= engine.newBrowser()
      const { tab, close } = await browser
      try {
        return await visit(new Person(tab, origin), page, folder)
      } catch (error) {
        // The next visit gets a new browser.
        browser = undefined
        await close()
        throw error
      }
    },
  }))
}

/** Spells a number in letters: as digits the product could take it for a phone and mask it. */
const spellInLetters = (value: number): string =>
  String(value).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

function createJourneyTests({ origin, folder, name, seed }: Options): Test[] {
  let sessions: Sessions | undefined
  return journeys.map(({ title, run, expected }, index) => ({
    name: title,
    run: async (engine) => {
      sessions ??= new Sessions(engine, origin)
      const problems: string[] = []
      const check: JourneyContext['check'] = async ({ tab }, picture, options) => {
        problems.push(...(await checkScreen(tab, { folder, name: picture, ...options })))
      }
      const { signIn, visitor } = sessions
      const professional = professionals[name]
      const uniqueSuffix = `${name} ${spellInLetters(seed)} ${spellInLetters(index)}`
      try {
        await run({ signIn, visitor, professional, uniqueSuffix, folder, check })
      } catch (error) {
        problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
        problems.push(...(await savePictures(sessions.listUsed(), path.join(folder, `failed-${index + 1}`))))
      }
      for (const { tab } of sessions.listUsed()) {
        const reported = await tab.takeProblems()
        problems.push(...reported.filter((problem) => !expected?.test(problem)))
      }
      await sessions.endJourney({ hasPassed: problems.length === 0 })
      return problems
    },
  }))
}

/** Takes a picture of every browser of a failed test; returns the paths. */
async function savePictures(people: Person[], stem: string): Promise<string[]> {
  const lines: string[] = []
  for (const [index, { tab }] of people.entries()) {
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
