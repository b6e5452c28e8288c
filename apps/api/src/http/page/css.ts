const darkColors = `--bg-inverse:#041a25;--fg-on-inverse:#f3f8fa;
--bg-surface:#081e28;--bg-hover:#122c39;
--fg-default:#ecf1f3;--fg-muted:#abbac2;--fg-subtle:#8d9ea8;
--border-subtle:#19303c;--border-default:#294451;--border-control:#69818f;
--accent-border:#ff9f47;
--primary-bg:#e8eef1;--primary-bg-hover:#fff;--primary-fg:#03151e;
--link-fg:#81c9e9;--link-fg-hover:#aee1f6;--focus-ring:#fbd034;
--danger-bg:#42181b;--danger-fg:#ffafae;--danger-border:#8f373b;--danger-solid:#ef6567;
--success-bg:#113120;--success-fg:#9be5b4;--success-border:#245d3d;
--info-bg:#112b40;--info-fg:#a1d1f4;--info-border:#2a597f;
--tape-bg:#f5ae39;
--shadow:0 0 0 1px #29445180,0 24px 48px -12px #000c;`

/** The style sheet of the pages that the server renders: payment sandbox, sign-in, demo outbox, notices. */
export const pageCss = `
@font-face{font-family:Archivo;font-style:normal;font-weight:400 800;font-stretch:75% 125%;font-display:swap;src:url(/page/archivo.woff2) format("woff2")}
:root{
color-scheme:light dark;
--bg-inverse:#05202c;--inverse-grid:#ffffff0b;--fg-on-inverse:#f3f8fa;--fg-on-inverse-muted:#b2c4cf;--focus-ring-inverse:#fbd034;
--bg-surface:#fff;--bg-hover:#e2e9ed;
--fg-default:#05202c;--fg-muted:#425966;--fg-subtle:#586c77;
--border-subtle:#dde4e8;--border-default:#c6cfd5;--border-control:#6a7f8b;
--accent-bg:#fb8819;--accent-bg-hover:#ff9f47;--accent-bg-active:#ef7a02;--accent-border:#bb5e1f;--accent-fg:#03151e;
--primary-bg:#05202c;--primary-bg-hover:#153849;--primary-fg:#f8fbfc;
--link-fg:#0a5884;--link-fg-hover:#013c5d;--focus-ring:#1957d2;
--danger-bg:#ffebea;--danger-fg:#9e122b;--danger-border:#f19d9d;--danger-solid:#c51a38;
--success-bg:#d4f7de;--success-fg:#074a28;--success-border:#85ce9e;
--info-bg:#e4f2fe;--info-fg:#014b79;--info-border:#9cc3e2;
--tape-bg:#ffb843;--tape-tick:#402712;
--shadow:0 4px 10px #05202c14,0 24px 48px -12px #05202c42;
}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkColors}}}
:root[data-theme=dark]{${darkColors}}
*,*::before,*::after{box-sizing:border-box}
body,h1,h2,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
html{-webkit-text-size-adjust:100%;background:var(--bg-inverse)}
body{min-height:100dvh;display:flex;flex-direction:column;align-items:center;gap:20px;padding:0 16px 32px;
color:var(--fg-on-inverse);font:400 1rem/1.5 Archivo,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:lining-nums;
background:linear-gradient(var(--inverse-grid) 1px,transparent 1px) 0 0/100% 32px,linear-gradient(90deg,var(--inverse-grid) 1px,transparent 1px) 0 0/32px 100%,var(--bg-inverse)}
:focus-visible{outline:3px solid var(--focus-ring);outline-offset:2px;border-radius:4px}
.brand{width:100%;max-width:var(--measure);display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px 12px;padding-top:40px}
.brand svg{flex:none;overflow:visible}
.brand .word{font-weight:800;font-stretch:114%;font-size:1.375rem;letter-spacing:-.02em;line-height:1.15}
.brand .note{margin-inline-start:auto;padding:3px 10px;border-radius:4px;background:var(--tape-bg);color:var(--accent-fg);font-size:.8125rem;font-weight:650;font-stretch:92%;line-height:1.45;white-space:nowrap}
body{--measure:464px}
body.wide{--measure:1080px}
.card{width:100%;max-width:var(--measure);display:grid;gap:20px;padding:24px;border-radius:12px;background:var(--bg-surface);color:var(--fg-default);box-shadow:var(--shadow)}
.card>*{min-width:0}
footer{width:100%;max-width:var(--measure);color:var(--fg-on-inverse-muted);font-size:.875rem;line-height:1.45}
footer a{color:inherit}
footer :focus-visible,.brand :focus-visible{outline-color:var(--focus-ring-inverse)}
h1{font-size:1.5rem;line-height:1.15;font-weight:800;font-stretch:112%;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.125rem;line-height:1.2;font-weight:750;font-stretch:108%;letter-spacing:-.012em}
a{color:var(--link-fg);text-underline-offset:.2em}
a:hover{color:var(--link-fg-hover)}
.muted{color:var(--fg-muted)}
.small{font-size:.875rem;line-height:1.45}
.stack{display:grid;gap:16px}
.tight{display:grid;gap:8px}
.row{display:grid;gap:16px;grid-template-columns:1fr 1fr}
.actions{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.price{font-size:1.75rem;line-height:1;font-weight:800;letter-spacing:-.015em;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.rule{height:12px;margin-inline:-24px;border:0;background:repeating-linear-gradient(90deg,var(--tape-tick) 0 1px,transparent 1px 8px) 0 100%/100% 5px no-repeat,repeating-linear-gradient(90deg,var(--tape-tick) 0 1.5px,transparent 1.5px 40px) 0 100%/100% 9px no-repeat,var(--tape-bg)}
.field{display:grid;gap:6px;align-content:start}
.field label{font-size:.875rem;font-weight:600}
.field input,.field textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--border-control);border-radius:8px;background:var(--bg-surface);color:var(--fg-default);font:inherit;font-variant-numeric:tabular-nums lining-nums}
.field input::placeholder{color:var(--fg-subtle);opacity:1}
.field input[aria-invalid=true]{border:2px solid var(--danger-solid);padding:7px 11px}
.field input:focus-visible{border-radius:8px}
.field .error{color:var(--danger-fg);font-size:.875rem;line-height:1.4;font-weight:600}
.field .hint{color:var(--fg-muted);font-size:.875rem;line-height:1.4}
.check{display:flex;gap:10px;align-items:center;min-height:44px}
.check input{width:20px;height:20px;accent-color:var(--primary-bg)}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:8px 20px;border:1px solid transparent;border-radius:8px;background:var(--primary-bg);color:var(--primary-fg);font:650 1rem/1.1 Archivo,"Helvetica Neue",Arial,sans-serif;font-stretch:102%;text-decoration:none;cursor:pointer}
.button:hover{background:var(--primary-bg-hover);color:var(--primary-fg)}
.button:focus-visible{border-radius:8px}
.button.accent{background:var(--accent-bg);border-color:var(--accent-border);color:var(--accent-fg)}
.button.accent:hover{background:var(--accent-bg-hover);color:var(--accent-fg)}
.button.accent:active{background:var(--accent-bg-active)}
.button.secondary{background:var(--bg-surface);border-color:var(--border-control);color:var(--fg-default)}
.button.secondary:hover,.button.ghost:hover{background:var(--bg-hover);color:var(--fg-default)}
.button.ghost{background:transparent;color:var(--fg-default)}
.button.block{width:100%}
.notice{padding:12px 14px;border:1px solid var(--info-border);border-radius:8px;background:var(--info-bg);color:var(--info-fg);font-size:.9375rem;line-height:1.45}
.notice.error{border-color:var(--danger-border);background:var(--danger-bg);color:var(--danger-fg)}
.notice.success{border-color:var(--success-border);background:var(--success-bg);color:var(--success-fg)}
.notice strong{display:block}
.choices{display:grid;gap:8px}
.choice{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between;align-items:baseline;width:100%;min-height:44px;padding:10px 12px;border:1px solid var(--border-default);border-radius:8px;background:var(--bg-surface);color:var(--fg-default);font:inherit;font-size:.9375rem;line-height:1.4;text-align:start;text-decoration:none;cursor:pointer}
.choice:hover{background:var(--bg-hover);color:var(--fg-default)}
.choice:focus-visible{border-radius:8px}
.choice b{font-weight:650;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.choice span{color:var(--fg-muted)}
.choice .about{display:grid;color:var(--fg-default)}
.choice .about b{white-space:normal}
.details{display:grid;gap:4px 16px;grid-template-columns:auto minmax(0,1fr)}
.details dt{color:var(--fg-muted)}
.details dd{overflow-wrap:anywhere}
.divider{height:1px;border:0;margin:0;width:100%;background:var(--border-subtle)}
.prose{white-space:pre-wrap;overflow-wrap:anywhere;max-width:66ch}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:480px){.card{padding:20px 16px}.rule{margin-inline:-16px}.brand{padding-top:28px}.brand .word{font-size:1.1875rem}}
@media (max-width:340px){.row{grid-template-columns:1fr}}
@media (forced-colors:active){.button,.card,.notice{border:1px solid}}
`
