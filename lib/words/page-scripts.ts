/*
 * The scripts of ours that stand in public pages. They are constant: a page's policy names each of them by its hash, and lets no
 * other run.
 */

/**
 * Runs before the first paint: the opening is shown once a visit (until half an hour without a page has passed, in whatever
 * window), and the place for guest or client is chosen before anything is drawn, so nothing moves afterwards. It asks for no
 * measure, which would make the browser lay out a page that has not arrived.
 */
export const bootScript = `(function(d){try{var l=localStorage,t=Date.now();if(t-l.getItem('apertura')<18e5)d.dataset.apertura='vista';l.setItem('apertura',t);if(JSON.parse(l.getItem('clients_user')||'{}').fino>t)d.dataset.cliente='si'}catch(e){}})(document.documentElement)`

/**
 * Runs before the form is painted: after a reload the step in the address is shown from the first moment, where there are answers
 * to show.
 */
export const stepScript = `(function(d){try{var p=/^#passo-([23])$/.exec(location.hash);if(p&&sessionStorage['richiesta:'+location.pathname])d.dataset.passo=p[1]}catch(e){}})(document.documentElement)`

/**
 * Runs before the first paint: draws one of the two variants for thirty days, so that nobody sees the page change. The cookie is
 * technical, and says nothing about the person.
 */
export const variantScript = `(function(d){var v='a';try{var m=/(?:^|; )ab=([ab])/.exec(document.cookie);v=m?m[1]:Math.random()<.5?'a':'b';if(!m)document.cookie='ab='+v+';path=/;max-age=2592000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}d.dataset.variante=v})(document.documentElement)`
