# Varnish in front of the servers, with the product's CDN_KEY_HEADER=Surrogate-Key, CDN_PURGE_METHOD=PURGE and CDN_PURGE_URL=http://<varnish>/
# (packages varnish and varnish-modules, for xkey). `npm run faults -- cdn` tries it.
vcl 4.1;

import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "8000";
}

# Who may have pages forgotten: the servers.
acl servers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ servers) {
      return (synth(403, "Forbidden"));
    }
    set req.http.n-gone = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Forgotten: " + req.http.n-gone));
  }
  # Kept pages read no cookie; what depends on one comes without s-maxage and is not kept below.
  if (req.method == "GET" && req.url !~ "^/(v2|api|ws|admin|agents|area-clienti|iframes)(/|\?|$)") {
    unset req.http.Cookie;
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
}

sub vcl_pipe {
  if (req.http.Upgrade) {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = "Upgrade";
  }
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # Only what says that it is everybody's; nothing is sent after its time.
  set beresp.grace = 0s;
  if (beresp.http.Cache-Control !~ "s-maxage|immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
}
