import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import { byRole, Person } from './person.ts'
import type { Browser, Engine, Language } from './tab.ts'
import { waitFor } from './wait.ts'

interface Session {
  browser: Browser
  person: Person
}

/** The browsers of the journeys of an engine. Journeys share signed-in ones, because a sign-in takes seconds. */
export class Sessions {
  readonly #engine: Engine
  readonly #origin: string
  readonly #signedIn = new Map<string, Session>()
  /** The browsers of the journey that runs. */
  #used = new Set<Session>()

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  async #open(language?: Language): Promise<Session> {
    const browser = await this.#engine.newBrowser(language)
    const session = { browser, person: new Person(browser.tab, this.#origin) }
    this.#used.add(session)
    await browser.tab.resize(1280, 800)
    return session
  }

  /** Opens a window without a session. */
  visitor = async (): Promise<Person> => (await this.#open()).person

  /** Returns the window of a demo user, on any page. */
  signIn = async (name: string, language?: Language): Promise<Person> => {
    const key = `${name} ${language ?? ''}`
    const known = this.#signedIn.get(key)
    if (known) {
      this.#used.add(known)
      return known.person
    }
    const session = await this.#open(language)
    const { person } = session
    await person.open(paths.home)
    await person.click(byRole('button', 'Ingresar'))
    await person.click(byRole('button', new RegExp(name)))
    await person.see(byRole('link', 'Inicio'))
    // The bar shows the link before that, too; leaving the page then would end the sign-in.
    await waitFor('the token', () => person.tab.run(hasToken))
    this.#signedIn.set(key, session)
    return person
  }

  /** Returns the windows of the journey that runs. */
  listUsed = (): Person[] => [...this.#used].map(({ person }) => person)

  /** Ends a journey: closes its browsers, except signed-in ones after a success. */
  async endJourney({ hasPassed }: { hasPassed: boolean }): Promise<void> {
    const used = this.#used
    this.#used = new Set()
    const isKept = (session: Session) => hasPassed && [...this.#signedIn.values()].includes(session)
    const closing = [...used].filter((session) => !isKept(session))
    for (const [name, session] of this.#signedIn) if (closing.includes(session)) this.#signedIn.delete(name)
    await Promise.all(closing.map(({ browser }) => browser.close()))
  }
}

const hasToken = (): boolean => localStorage.getItem('userStorage')?.includes('token') === true
