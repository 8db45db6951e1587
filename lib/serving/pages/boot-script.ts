/** Runs before the first paint: the opening is shown once a visit (until half
    an hour without a page has passed, in whatever window), and the place for guest or client is
    chosen before anything is drawn, so nothing moves afterwards. It asks for no measure, which would make the
    browser lay out a page that has not arrived. Kept constant: it is one of the scripts that a page may run (written-scripts.ts). */
export const bootScript = `(function(d){try{var l=localStorage,t=Date.now();if(t-l.getItem('apertura')<18e5)d.dataset.apertura='vista';l.setItem('apertura',t);if(JSON.parse(l.getItem('clients_user')||'{}').fino>t)d.dataset.cliente='si'}catch(e){}})(document.documentElement)`
