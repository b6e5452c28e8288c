import { buildGraph } from './graph.ts'
import type { Repository } from './repository.ts'

export const button = 'packages/ui/src/base/Button/Button.tsx'
export const rules = 'packages/domain/src/offer/offer.rules.ts'

/** A small repository: a button, a card that shows it, a page, a rule and the server's action that enforces it. */
export const sources = new Map(
  Object.entries({
    [button]: `import * as css from './Button.css.ts'\nexport const Button = css`,
    'packages/ui/src/base/Button/Button.css.ts': `export const root = ''`,
    'packages/ui/src/base/Button/Button.stories.tsx': `import { Button } from './Button.tsx'\nexport { Button as Default }`,
    'packages/ui/src/base/Text/Text.tsx': `export const Text = ''`,
    'packages/ui/src/base/Text/Text.stories.tsx': `import { Text } from './Text.tsx'\nexport const Default = Text`,
    'packages/ui/src/base/index.ts': `export { Button } from './Button/Button.tsx'\nexport { Text } from './Text/Text.tsx'`,
    'packages/ui/src/offer/OfferCard/OfferCard.tsx': `import { Button } from '../../base/Button/Button.tsx'\nimport { canApply } from '@plomada/domain'\nexport const OfferCard = [Button, canApply]`,
    'packages/ui/src/offer/OfferCard/OfferCard.stories.tsx': `import { OfferCard } from './OfferCard.tsx'\nexport const Default = OfferCard`,
    'packages/ui/src/offer/OfferList/OfferList.tsx': `import { OfferCard } from '../OfferCard/OfferCard.tsx'\nexport const OfferList = OfferCard`,
    'packages/ui/src/offer/OfferList/OfferList.stories.tsx': `import { OfferList } from './OfferList.tsx'\nexport const Default = OfferList`,
    'packages/ui/src/theme/tokens.ts': `export const tokens = {}`,
    'packages/ui/src/testing/fields.test.tsx': `import { Button } from '../base/index.ts'`,
    'packages/ui/src/testing/props.test.ts': `import { test } from 'vitest'`,
    'packages/ui/src/testing/text.test.tsx': `import { Text } from '../base/index.ts'`,
    'packages/ui/src/index.ts': `export * from './base/index.ts'`,
    [rules]: `export const canApply = true`,
    'packages/domain/src/offer/offer.access.ts': `export const access = {}`,
    'packages/domain/src/offer/offer.test.ts': `import { canApply } from './offer.rules.ts'`,
    'packages/domain/src/user/user.rules.ts': `export const isAdmin = true`,
    'packages/domain/src/index.ts': `export * from './offer/offer.rules.ts'\nexport * from './offer/offer.access.ts'\nexport * from './user/user.rules.ts'`,
    'apps/api/src/offer/offer.actions.ts': `import { canApply } from '@plomada/domain'\nexport const apply = canApply`,
    'apps/api/src/app.ts': `import { apply } from './offer/offer.actions.ts'\nimport { access } from '@plomada/domain'\nexport const app = [apply, access]`,
    'apps/api/src/testing/marketplace.ts': `import { app } from '../app.ts'\nexport const market = app`,
    'apps/api/src/offer/offer.test.ts': `import { market } from '../testing/marketplace.ts'`,
    'apps/api/src/trade/trade.test.ts': `import { market } from '../testing/marketplace.ts'`,
    'apps/api/src/offer/races.slow.test.ts': `import { market } from '../testing/marketplace.ts'`,
    'apps/api/src/access.test.ts': `import { market } from './testing/marketplace.ts'`,
    'apps/web/src/routes.tsx': `const page = () => import('./offer/OfferPage.tsx')\nconst unknown = () => import('./frame/NotFoundPage.tsx')`,
    'apps/web/src/frame/NotFoundPage.tsx': `export const NotFoundPage = 1`,
    'apps/web/src/offer/OfferPage.tsx': `import { OfferList } from '@plomada/ui'\nimport type { Text } from '@plomada/ui'\nimport { call } from '../data/call.ts'\nexport const OfferPage = [OfferList, call]`,
    'apps/web/src/data/call.ts': `export const call = 1`,
    'apps/web/src/main.tsx': `import './settings.ts'`,
    'apps/web/src/settings.ts': `export const settings = {}`,
    'apps/web/e2e/hire-and-pay.e2e.ts': '',
    'apps/web/e2e/offer.e2e.ts': '',
  }),
)

export const points = new Map([
  ['@plomada/domain', 'packages/domain/src/index.ts'],
  ['@plomada/ui', 'packages/ui/src/index.ts'],
])
export const graph = buildGraph(sources, points)

export const stories = [
  'base/Button/Button',
  'base/Text/Text',
  'offer/OfferCard/OfferCard',
  'offer/OfferList/OfferList',
].map((name) => ({
  file: `packages/ui/src/${name}.stories.tsx`,
  ids: ['default', 'disabled'].map((story) => `${name.split('/').at(-1)?.toLowerCase()}--${story}`),
}))

export const projects = ['packages/domain', 'packages/ui', 'apps/api', 'apps/web', 'tools']

export const repository: Repository = {
  files: [...sources.keys(), ...projects.map((folder) => `${folder}/tsconfig.json`)],
  graph,
  stories,
  pages: new Map([
    ['apps/web/src/offer/OfferPage.tsx', ['/service']],
    ['apps/web/src/frame/NotFoundPage.tsx', ['*']],
  ]),
  visited: {
    'admin.e2e.ts › an admin reads the figures': '/dashboard',
    'offer.e2e.ts › a client publishes an offer': '/ /service',
    'pages.e2e.ts › a visitor › /nada: heading, title and footer': '',
  },
}
