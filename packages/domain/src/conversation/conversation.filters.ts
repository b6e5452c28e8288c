import { defineFilters, type FiltersOf } from '@plomada/define'

/** The list of conversations. It has no filters besides its pages. */
export const conversationFilters = defineFilters({}, { pageSize: 20 })
export type ConversationFilters = FiltersOf<typeof conversationFilters.set>

/** Messages on one page of a conversation. */
export const MESSAGES_PAGE_SIZE = 30
