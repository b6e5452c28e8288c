import { paths } from '@plomada/domain'
import { lazyPage } from '../frame/lazyPage.tsx'
import type { PagesOfNoun } from '../frame/pages.ts'

const conversations = lazyPage(() => import('./ConversationsPage.tsx'), 'ConversationsPage')

export const pages: PagesOfNoun = {
  site: [
    [paths.messages, conversations],
    [paths.conversation, conversations],
  ],
}
