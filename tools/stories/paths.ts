import path from 'node:path'

/** The root of the repository. */
export const root = path.join(import.meta.dirname, '../..')
/** Where the static Storybook is built. */
export const storybookFolder = path.join(
  root,
  // A build of a few story files does not replace the one of all.
  process.env['STORYBOOK_STORIES']
    ? 'node_modules/.plomada-storybook-part'
    : 'node_modules/.plomada-storybook',
)
/** Where every stage leaves its reports; emptied at the start of a whole run. */
export const reportFolder = path.join(root, 'node_modules/.plomada-reports')
