import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App'
import './site/brand.css'
import './site/site.css'

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

// `prerender.js` has rendered some pages; the others are empty.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
