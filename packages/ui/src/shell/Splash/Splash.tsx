'use client'
import { Button } from '../../base/Button/Button.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Logo } from '../../base/Logo/Logo.tsx'
import { mainId } from '../../base/Page/Page.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { shellCopy } from '../shell.copy.ts'
import * as css from './Splash.css.ts'
import { useBrand } from '../../provider/index.ts'

export interface SplashProps {
  /** Starts signing in; with it the splash no longer waits but asks. */
  onSignIn?: (() => void) | undefined
  /** Why it asks.
   * @default that one comes back to this page afterwards */
  sentence?: string
  /** A way out while it asks: the landing page. */
  homeHref?: string
}

/** The whole screen while the session is read, and for a visitor at a page that needs one. */
export const Splash = ({ onSignIn, sentence = shellCopy.needsSignIn, homeHref }: SplashProps) => {
  const brand = useBrand()
  return (
    <main id={mainId} tabIndex={-1} className={css.splash} data-surface="inverse">
      <div className={css.content}>
        <h1 className={css.name} aria-label={brand.name}>
          <Logo tone="inverse" size="large" />
        </h1>
        {onSignIn ? (
          <>
            <p className={css.sentence}>
              <Words>{sentence}</Words>
            </p>
            <Button variant="accent" size="large" onClick={onSignIn}>
              {shellCopy.signIn}
            </Button>
            {homeHref !== undefined && (
              <Link href={homeHref} size="standalone">
                {shellCopy.home}
              </Link>
            )}
          </>
        ) : (
          <VisuallyHidden isStatus>{shellCopy.loading}</VisuallyHidden>
        )}
      </div>
    </main>
  )
}
