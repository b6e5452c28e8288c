/** Words of the parts that every page shares. */
export * as layoutCopy from './layout.words.ts'
