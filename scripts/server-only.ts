// Outside Next's bundler there is no client bundle to protect: `server-only` resolves to this empty module.
export {}
