import { createStore } from '../createStore.ts'

const { set, useValue } = createStore(false)

/** Offers push messages, after an act whose answer the user waits for. The bell does, as soon as its code is loaded. */
export const offerPush = (): void => set(true)

/** Returns whether push messages are offered since the page was loaded. */
export const useIsPushOffered = useValue
