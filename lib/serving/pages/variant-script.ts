/** Runs before the first paint: draws one of the two variants for thirty days, so that nobody sees the page change.
    Kept constant: it is one of the scripts that a page may run (written-scripts.ts). The cookie is technical, and says nothing about the person. */
export const variantScript = `(function(d){var v='a';try{var m=/(?:^|; )ab=([ab])/.exec(document.cookie);v=m?m[1]:Math.random()<.5?'a':'b';if(!m)document.cookie='ab='+v+';path=/;max-age=2592000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}d.dataset.variante=v})(document.documentElement)`
