import { createStore } from '../createStore.ts'

const { set, useValue } = createStore(false)

/** Prompts for push messages, after an action whose response the user waits for. The bell shows it once its code has loaded. */
export const promptForPush = (): void => set(true)

/** Returns whether the user was prompted for push messages since the page was loaded. */
export const useIsPushPrompted = useValue
