import { aliases, navigationLinks, paths } from '@plomada/domain'
import { expect, test, type Page } from './fixtures.ts'
import type { DemoPerson } from './people.ts'
import { findRoute } from './routes.ts'

/** Pages without a link, and what opens them instead. */
const openedOtherwise: Readonly<Partial<Record<string, string>>> = {
  [paths.register]: 'the first sign-in',
  [paths.additionalInfo]: 'the first sign-in',
  [paths.trade]: 'links of other sites and shared ones',
  [paths.createTrade]: 'its alias in the menu of an admin',
  [paths.editOffer]: 'an own open offer, once it is selected',
  [paths.renewOffer]: 'the notice before an offer expires',
  [paths.applicants]: 'an own offer with applicants, once it is selected',
  [paths.claim]: 'a job with a claim',
  [paths.payoutRun]: 'a run of payouts, once one was made',
  [paths.paid]: 'the payment window',
  [paths.paymentFailed]: 'the payment window',
}

const accountPages = [
  paths.account,
  paths.accountPhoto,
  paths.identity,
  paths.notificationPreferences,
  paths.notifications,
]

/** The pages that the navigation of a client links to. */
const clientLinks = Object.values(navigationLinks({ id: 1, role: 'comun' })).flatMap(
  (link) => findRoute(link) ?? [],
)

interface Visitor {
  role: string
  person: DemoPerson | null
  routes: readonly string[]
}

/** What each role reaches. Every page belongs to one of them at least. */
const visitors: readonly Visitor[] = [
  {
    role: 'visitor',
    person: null,
    routes: [
      paths.home,
      paths.offers,
      paths.offer,
      paths.professionals,
      paths.professional,
      paths.localTrades,
      paths.localTrade,
      paths.localTradeInCity,
      paths.contact,
      paths.terms,
      paths.privacy,
      paths.regret,
      paths.closeAccount,
    ],
  },
  {
    role: 'client',
    person: 'Ana',
    routes: [
      ...accountPages,
      paths.createOffer,
      paths.clientProfile,
      paths.clientOffers,
      ...clientLinks,
      paths.messages,
      paths.conversation,
      paths.receipt,
      paths.personalData,
      paths.becomeProfessional,
    ],
  },
  {
    role: 'professional',
    person: 'Bruno',
    routes: [
      ...accountPages,
      paths.professionalProfile,
      paths.professionalOffers,
      paths.assignments,
      paths.assignment,
      paths.applications,
      paths.earnings,
      paths.statement,
      paths.invoice,
      paths.alerts,
    ],
  },
  {
    role: 'admin',
    person: 'Elena',
    routes: [
      ...accountPages,
      paths.dashboard,
      paths.users,
      paths.user,
      paths.adminOffers,
      paths.runningOffers,
      paths.finishedOffers,
      paths.adminAssignments,
      paths.adminWithdrawals,
      paths.payments,
      paths.payoutDesk,
      paths.trades,
      paths.auditLog,
    ],
  },
]

/** Opens one page of each route that links lead to, and adds the routes to `reached`. */
async function walk(page: Page, reached: Map<string, string>): Promise<void> {
  const opened = new Set<string>()
  for (;;) {
    const next = [...reached].find(([route]) => !opened.has(route))
    if (!next) return
    const [route, address] = next
    opened.add(route)
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    for (const link of links) {
      const found = findRoute(link)
      if (found && !reached.has(found)) reached.set(found, link)
    }
  }
}

test('a role reaches every page, or something else opens it', () => {
  const known = new Set(visitors.flatMap(({ routes }) => routes))
  const unknown = Object.values(paths).filter(
    (path) => !known.has(path) && !openedOtherwise[path] && !aliases.has(path),
  )
  expect(unknown).toEqual([])
})

for (const { role, person, routes } of visitors)
  test(
    `links lead to every page of a ${role}, from the home page (P-151)`,
    { tag: '@all' },
    async ({ newDevice, signedIn }) => {
      const page = person ? await signedIn(person) : await newDevice()
      const reached = new Map<string, string>([[paths.home, paths.home]])
      // Links of a list appear with its data.
      await expect
        .poll(async () => {
          await walk(page, reached)
          return routes.filter((route) => !reached.has(route))
        })
        .toEqual([])
    },
  )
