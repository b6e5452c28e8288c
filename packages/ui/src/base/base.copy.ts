/** Words of the parts that every noun uses. */
export * as baseCopy from './base.words.ts'
