/** The packages that every page needs: one file, because `vite.config.ts` groups them. */
import 'react-dom/client'
