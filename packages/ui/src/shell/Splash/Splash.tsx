'use client'
import { Button } from '../../base/Button/Button.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Logo } from '../../base/Logo/Logo.tsx'
import { mainId } from '../../base/Page/Page.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as shellMessages from '../shell.messages.ts'
import * as css from './Splash.css.ts'
import { useBrand } from '../../provider/index.ts'

export interface SplashProps {
  /** Signs in. With it, the splash shows a sign-in button instead of the loading state. */
  onSignIn?: (() => void) | undefined
  /** Reason for the sign-in.
   * @default 'Para seguir, ingresá. Después volvés a esta página.' */
  message?: string
  /** URL of the landing page. */
  homeHref?: string
}

/** Renders a full screen while the session loads, or for visitors on a page that requires signing in. */
export const Splash = ({ onSignIn, message = shellMessages.needsSignIn, homeHref }: SplashProps) => {
  const brand = useBrand()
  return (
    <main id={mainId} tabIndex={-1} className={css.splash} data-surface="inverse">
      <div className={css.content}>
        <h1 className={css.name} aria-label={brand.name}>
          <Logo size="large" />
        </h1>
        {onSignIn ? (
          <>
            <p className={css.message}>
              <Message>{message}</Message>
            </p>
            <noscript>
              <p className={css.message}>
                <Message>{shellMessages.needsScripts}</Message>
              </p>
            </noscript>
            <Button variant="accent" size="large" onClick={onSignIn}>
              <Message>{shellMessages.signIn}</Message>
            </Button>
            {homeHref !== undefined && (
              <Link href={homeHref} size="standalone">
                <Message>{shellMessages.home}</Message>
              </Link>
            )}
          </>
        ) : (
          <VisuallyHidden isStatus>
            <Message>{shellMessages.loading}</Message>
          </VisuallyHidden>
        )}
      </div>
    </main>
  )
}
