// The package has no types of its own.
declare module '@bcoe/v8-coverage' {
  /** Merges what V8 reports about one script in several pages; returns undefined for an empty list. */
  export function mergeScriptCovs<Script extends { url: string }>(
    scripts: readonly Script[],
  ): Script | undefined
}
