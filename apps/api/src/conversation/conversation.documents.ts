import { paths } from '@plomada/domain'
import type { PageDocument } from '../web/pageDocument.ts'

const conversations = 'src/conversation/ConversationsPage.tsx'

export const documents: readonly PageDocument[] = [
  { path: paths.messages, modules: [conversations] },
  { path: paths.conversation, modules: [conversations] },
]
