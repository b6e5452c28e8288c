import { mainId } from '../Page/Page.tsx'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** What it says.
   * @default 'Saltar al contenido' */
  children?: string
}

/** First stop of the keyboard: jumps over the navigation into the page. */
export const SkipLink = ({ children = 'Saltar al contenido' }: SkipLinkProps) => (
  <a className={css.skip} href={`#${mainId}`}>
    {children}
  </a>
)
